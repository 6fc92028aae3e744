import ModalDialog, { type DialogProps } from '../../modal/ModalDialog.tsx';
import { Search } from './Search.tsx';

/** The dialog with the search in it. What it would show by itself stands in where the index cannot be loaded. */
export default function SearchDialog({ children, ...dialog }: DialogProps) {
  return (
    <ModalDialog {...dialog}>
      <Search>{children}</Search>
    </ModalDialog>
  );
}
