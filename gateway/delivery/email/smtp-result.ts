import { isRecord } from '../../../schema/is-record.ts';
import { failureCode } from '../../log.ts';
import { NOT_CONNECTED } from '../not-connected.ts';
import type { DeliveryResult } from '../target.ts';

/** The library's codes of a server that cannot be talked to at all. */
const AWAY = new Set(['EDNS', 'ETLS', 'EPROTOCOL', 'EPROXY']);

/** Of a greeting that never came, and of a connection that was not to be had. */
const BEFORE_MAIL = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/**
 * What a failure to send means. The server's words are kept out: they may quote addresses.
 * @param error as the mail library throws it: `code`, above Node's `originalCode`, and `command`; where the server answered its
 *   `responseCode`, and `timeoutType` where something took too long
 */
export function resultOfFailure(error: unknown): DeliveryResult {
  const { responseCode, command, originalCode, timeoutType } = isRecord(error) ? error : {};
  const code = failureCode(error);
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return { outcome: 'unauthorised', reason: 'The mail server refuses the user of SMTP_URL.' };
  }
  if (typeof responseCode === 'number') {
    const reason = `The mail server answered ${responseCode}.`;
    // Only the answer to the message itself is about this inquiry (RFC 5321, section 4.2.1).
    if (responseCode >= 500 && command === 'DATA') return { outcome: 'refused', reason };
    if (responseCode === 421 && command !== 'DATA') return { outcome: 'away', reason };
    return { outcome: 'failed', reason };
  }
  const isAway =
    AWAY.has(code) ||
    NOT_CONNECTED.has(typeof originalCode === 'string' ? originalCode : code) ||
    BEFORE_MAIL.has(String(timeoutType)) ||
    (code === 'ECONNECTION' && command === 'EHLO');
  return {
    outcome: isAway ? 'away' : 'failed',
    reason: `The mail server did not answer: ${code}.`,
  };
}
