import type { ReactNode } from 'react';
import type { Picture } from '../../schema/generated/content.d.ts';
import { useClosingAction } from '../data/closing.ts';
import { useMessages } from '../data/messages.ts';
import { closeModal } from '../state/modal.ts';
import { ArticleLead } from '../ui/cards/Article.tsx';
import { DialogArticle } from '../ui/cards/DialogArticle.tsx';
import { buttonClass } from '../ui/links/Button.tsx';
import { Link } from '../ui/links/Link.tsx';
import { Modal } from './Modal.tsx';

interface Props {
  slug: string;
  title: string;
  picture: Picture;
  lead: string;
  children: ReactNode;
}

/** A dialog to read: picture and title scroll with the text; at its foot are Close and the button of the closing band. */
export function ArticleModal({ slug, title, picture, lead, children }: Props) {
  const { close } = useMessages();
  const action = useClosingAction();
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
        <>
          <button type="button" className={buttonClass('quiet', 'small')} onClick={closeModal}>
            {close}
          </button>
          {action ? (
            <Link href={action.href} className={buttonClass('primary', 'small')}>
              {action.label}
            </Link>
          ) : null}
        </>
      }
    >
      <DialogArticle picture={picture} title={title} lead={lead}>
        {children}
      </DialogArticle>
    </Modal>
  );
}
