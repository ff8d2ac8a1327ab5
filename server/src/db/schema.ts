/** All tables. SQL lives in repositories; only modules/credits writes the ledger tables. */
export * from './schema/accounts'
export * from './schema/jobs'
export * from './schema/keeping'
export * from './schema/ledger'
export * from './schema/money'
export * from './schema/people'
export * from './schema/square'
export * from './schema/uploads'
