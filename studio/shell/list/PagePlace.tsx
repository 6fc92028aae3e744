import { useStudio } from '../data/store.ts';
import { DeletePage } from './DeletePage.tsx';
import { MenuPlaces } from './MenuPlaces.tsx';
import { NewPage } from './NewPage.tsx';
import { RenamePage } from './RenamePage.tsx';

/** What asks for something that is done to a page of the list. */
export function PagePlace() {
  const over = useStudio((state) => state.over);
  switch (over?.kind) {
    case 'new-page':
      return <NewPage key={over.copyOf?.route} copyOf={over.copyOf} />;
    case 'rename-page':
      return <RenamePage page={over.page} />;
    case 'delete-page':
      return <DeletePage page={over.page} preview={over.preview} />;
    case 'menu-place':
      return <MenuPlaces page={over.page} />;
    default:
      return null;
  }
}
