import { useSite } from '../../data/context.ts';

/** A message in which `{$email}` is a link to the site's mailbox. */
export function MailMessage({ message }: { message: string }) {
  const { email } = useSite().site;
  const [before, after] = message.split('{$email}');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
