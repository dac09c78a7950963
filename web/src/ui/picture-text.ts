/** Text with pictures in it. */

/** A part of such a text: words, or a picture by the id of its symbol. Without a name, the words around it say what it is; a count is in front of it. */
export type TextPart = string | { symbol: string; name?: string; count?: number };
