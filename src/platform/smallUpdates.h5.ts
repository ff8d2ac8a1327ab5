/** A browser draws what there is. */
export {}
