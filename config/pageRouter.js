// Stands in for universal-router in the H5 build: the app's addresses are a list of literal paths,
// and patterns, nested routes and their package path-to-regexp weigh 3 KB in the first script.

/** An address as its package compares it: of any case, with or without a slash at the end. */
const plain = (path) => path.toLowerCase().replace(/\/$/, '')

class PageRouter {
  /** `path` of a route: one or several literal paths; `action` gets a context with the `pathname`. */
  constructor(routes, { baseUrl = '' } = {}) {
    this.baseUrl = baseUrl
    this.routes = new Map()
    for (const route of routes)
      for (const path of [].concat(route.path))
        if (!this.routes.has(plain(path))) this.routes.set(plain(path), route)
  }

  /** What the route's action answers. Rejects with `status` 404 where there is none. */
  async resolve(pathname) {
    const route = this.routes.get(plain(pathname.slice(this.baseUrl.length)))
    if (!route) throw Object.assign(new Error('Route not found'), { status: 404 })
    return route.action({ pathname, route, router: this }, {})
  }
}

module.exports = PageRouter
