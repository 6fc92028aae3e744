/** How long each step of a delivery may take, in milliseconds. */
export const TIME_LIMIT = 30_000;

export interface Mail {
  /** Unique for what is delivered, the same at each attempt, so that a duplicate can be recognized. */
  messageId: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
}

/** Sends mail over one SMTP server. */
export interface Mailer {
  /** @throws what the server, or the way to it, said */
  send(mail: Mail): Promise<void>;
  close(): void;
}
