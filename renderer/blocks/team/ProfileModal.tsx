import { Modal } from '../../modal/Modal.tsx';
import { DialogProfile } from './DialogProfile.tsx';
import { ProfileText, type Person } from './ProfileText.tsx';

/** A person's dialog. Where no script runs, the page shows the portrait already, so the text alone is in it. */
export function ProfileModal(person: Person) {
  return (
    <Modal
      slug={person.slug}
      title={person.name}
      width="profile"
      head="none"
      withoutScript={<ProfileText {...person} />}
    >
      <DialogProfile {...person} />
    </Modal>
  );
}
