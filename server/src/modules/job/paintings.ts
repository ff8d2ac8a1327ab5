export { findPaintings, findStatuses, type Painting } from './repository/paintings'
