/** A sentence for the operator; nothing was done. */
export class Refused extends Error {}
