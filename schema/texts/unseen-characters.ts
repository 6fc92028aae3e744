/*
 * Characters that the check refuses in every text, because nobody sees them and nobody means them; as parts of patterns
 * with the flag `u`.
 */

/**
 * Control characters except tab and line breaks, and halves of surrogate pairs, which only an escape such as `\ud800` can
 * bring in.
 */
const CONTROLS = String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\p{Surrogate}`;

/**
 * Characters that change the direction of text or have no width. The joiners U+200C and U+200D are fine: some scripts and
 * many emoji need them; so are the marks U+061C, U+200E and U+200F, which Arabic and Hebrew need and which turn no letters
 * around.
 */
const HIDDEN = String.raw`\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff`;

/** Tag characters say nothing but in the flags of regions, where they follow a black flag. */
const TAGS = String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]`;

/** All of them. */
export const UNSEEN = String.raw`[${CONTROLS}${HIDDEN}]|${TAGS}`;

/** Those that are no control characters. */
export const UNSEEN_LETTERS = String.raw`[${HIDDEN}]|[\u{e0000}-\u{e007f}]`;
