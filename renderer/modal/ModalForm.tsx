import type { FormDefinition } from '../data/types.ts';
import { Form } from '../forms/Form.tsx';
import { closeModal } from '../state/modal.ts';
import styles from './ModalDialog.module.css';

/** A form as the content of a dialog. */
export function ModalForm({ form }: { form: FormDefinition }) {
  return (
    <Form
      form={form}
      idPrefix={form.name}
      close={closeModal}
      body={styles.formBody}
      foot={styles.foot}
    />
  );
}
