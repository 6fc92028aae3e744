import type { ReactNode } from 'react';
import type { Picture } from '../../schema/generated/content.d.ts';
import { useMessages } from '../data/messages.ts';
import { closeModal } from '../state/modal.ts';
import { ArticleLead, DialogArticle } from '../ui/cards/DialogArticle.tsx';
import { buttonClass } from '../ui/links/Button.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  slug: string;
  title: string;
  picture: Picture;
  lead: string;
  children: ReactNode;
}

/** A dialog to read: picture and title scroll with the text, and a button at the foot closes it. */
export function ArticleModal({ slug, title, picture, lead, children }: Props) {
  const { close } = useMessages();
  return (
    <Modal
      slug={slug}
      title={title}
      width="wide"
      head="none"
      withoutScript={
        <>
          <ArticleLead>{lead}</ArticleLead>
          {children}
        </>
      }
      foot={
        <button type="button" className={buttonClass('quiet', 'small')} onClick={closeModal}>
          {close}
        </button>
      }
    >
      <DialogArticle picture={picture} title={title} lead={lead}>
        {children}
      </DialogArticle>
    </Modal>
  );
}
