import { useEffect, useState, type ReactNode } from 'react';
import { useSite } from '../data/context.ts';
import { fetchJson } from '../data/fetch-json.ts';
import { isFormDefinition } from '../data/guards.ts';
import { retry } from '../data/retry.ts';
import type { FormHead } from '../data/types.ts';
import { closeModal, modalStore } from '../state/modal.ts';
import { MailMessage } from '../ui/text/MailMessage.tsx';
import { Modal } from './Modal.tsx';

/**
 * The dialog of each form, on every page: `#order` opens the form order. Without a script a form is a mail link, which
 * is where something on the page leads to it.
 * @param linked names of the forms that the page links to
 */
export function FormModals({ linked }: { linked: readonly string[] }) {
  const { forms } = useSite();
  return Object.entries(forms).map(([name, head]) => (
    <FormModal
      key={name}
      name={name}
      isLinked={head.isInFrame || linked.includes(name)}
      {...head}
    />
  ));
}

interface FormModalProps extends FormHead {
  name: string;
  isLinked: boolean;
}

function FormModal({ name, title, subtitle, url, isLinked, inLanguage }: FormModalProps) {
  const { messages } = useSite();
  return (
    <Modal
      slug={name}
      inLanguage={inLanguage}
      title={title}
      subtitle={subtitle}
      isInPage={isLinked}
      withoutScript={
        <p>
          <MailMessage message={`${subtitle} {$email}`} />
        </p>
      }
    >
      <LoadedForm url={url}>
        <p role="alert">
          <MailMessage message={messages.formUnavailable} />
        </p>
      </LoadedForm>
    </Modal>
  );
}

interface Props {
  /** Address of the form's definition. */
  url: string;
  /** What to show if the form does not come at once. */
  children: ReactNode;
}

/** The form brings its checks and its calls; it is loaded when the dialog opens, not with the page. */
function LoadedForm({ url, children }: Props) {
  const [form, setForm] = useState<ReactNode>();
  const [late, setLate] = useState(false);
  useEffect(() => {
    retry(
      () => Promise.all([import('../forms/Form.tsx'), fetchJson(url, isFormDefinition)]),
      () => setLate(true),
    ).then(
      ([{ Form }, definition]) =>
        setForm(
          <Form
            form={definition}
            idPrefix={definition.name}
            email={modalStore.getState().email}
            close={closeModal}
          />,
        ),
      (error: unknown) => console.error('The form could not be loaded.', error),
    );
  }, [url]);
  return form ?? (late ? children : null);
}
