/** Paths of the same origin that the server answers and the app does not. */
export const NO_PAGE_OF_APP = /^\/(api|files|console|v1|mcp|developers)(\/|$)/
