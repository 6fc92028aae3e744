import { useEffect, useState } from 'react';
import { useSite } from '../data/context.ts';
import { fetchJson } from '../data/fetch-json.ts';
import { isFormDefinition } from '../data/guards.ts';
import { retry } from '../data/retry.ts';
import type { FormDefinition, FormHead } from '../data/types.ts';
import type { Form } from '../forms/Form.tsx';
import { closeModal, modalStore, useModalOpen } from '../state/modal.ts';
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
  const { loaded, isLate } = useLoadedForm(name, url);
  return (
    <Modal
      slug={name}
      inLanguage={inLanguage}
      title={title}
      subtitle={subtitle}
      isInPage={isLinked}
      // Opened without its form, the dialog would grow in front of the visitor.
      isReady={loaded !== undefined || isLate}
      withoutScript={
        <p>
          <MailMessage message={`${subtitle} {$email}`} />
        </p>
      }
    >
      {loaded ? (
        <loaded.Form
          form={loaded.definition}
          idPrefix={name}
          email={modalStore.getState().email}
          close={closeModal}
        />
      ) : (
        <p role="alert">
          <MailMessage message={messages.formUnavailable} />
        </p>
      )}
    </Modal>
  );
}

/** A form, and what draws it. */
interface LoadedForm {
  /** Where the definition is from: it has another address once somebody has edited it. */
  url: string;
  definition: FormDefinition;
  Form: typeof Form;
}

/** The form brings its checks and its calls; it is loaded when its dialog is to open, not with the page. */
function useLoadedForm(name: string, url: string) {
  const isOpen = useModalOpen(name);
  const [latest, setLatest] = useState<LoadedForm>();
  const [isLate, setLate] = useState(false);
  const loaded = latest?.url === url ? latest : undefined;
  const isMissing = isOpen && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    retry(
      () => Promise.all([import('../forms/Form.tsx'), fetchJson(url, isFormDefinition)]),
      () => setLate(true),
    ).then(
      ([module, definition]) => setLatest({ url, definition, Form: module.Form }),
      (error: unknown) => console.error('The form could not be loaded.', error),
    );
    return () => setLate(false);
  }, [isMissing, url]);
  return { loaded, isLate };
}
