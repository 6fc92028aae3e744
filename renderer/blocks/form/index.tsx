import { useSite } from '../../data/context.ts';
import { useFormDefinition } from '../../forms/use-form-definition.ts';
import type { BlockOf } from '../../data/types.ts';
import { Form } from '../../forms/Form.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import { MailMessage } from '../../ui/text/MailMessage.tsx';
import styles from './form.module.css';

/** A form in the page, its title next to it. Without a script it says how to write instead. */
export default function FormBlock({ form: name, ground }: BlockOf<'form'>) {
  const { messages } = useSite();
  const form = useFormDefinition(name);
  if (!form) return null;
  const { title, subtitle, inLanguage } = form;
  const section = (
    <SideSection heading={title} lead={subtitle} ground={ground} headingSize="small">
      <div>
        <p className="without-script">
          <MailMessage message={messages.formUnavailable} />
        </p>
        <div className={`with-script ${styles.form}`}>
          <Form form={form} idPrefix={`${name}-form`} />
        </div>
      </div>
    </SideSection>
  );
  return inLanguage ? <div {...inLanguage}>{section}</div> : section;
}
