import { useSite } from '../../data/context.ts';
import { useFormDefinition } from '../../forms/use-form-definition.ts';
import type { BlockOf } from '../../data/types.ts';
import { Form } from '../../forms/Form.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import styles from './form.module.css';

/** A form in the page, its title beside it. Without a script it is a mail link. */
export default function FormBlock({ form: name, ground }: BlockOf<'form'>) {
  const { site } = useSite();
  const form = useFormDefinition(name);
  if (!form) return null;
  const { title, subtitle } = form;
  return (
    <SideSection heading={title} lead={subtitle} ground={ground} headingSize="small">
      <div>
        <p className="without-script">
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
        <div className={`with-script ${styles.form}`}>
          <Form form={form} idPrefix={`${name}-form`} />
        </div>
      </div>
    </SideSection>
  );
}
