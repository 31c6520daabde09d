/** How long a finger stays on something to read it, in milliseconds. */
export const LONG_PRESS = 500;
