// The route table (ACC 2, DIR 2) under one pathless layout (Q02), and what happens on every change of place.
import { Navigate, Route, Routes } from 'react-router-dom'
import { LocationReporter } from './effects/LocationReporter'
import { Navigator } from './effects/Navigator'
import { RouteEffects } from './effects/RouteEffects'
import { Layout } from './layout/Layout'
import { aliases, pages } from './pages'

/** All routes. The reporter comes first, so that the store knows a location before its page requests data. */
export function AppRoutes() {
  return (
    <>
      <LocationReporter />
      <Navigator />
      <Routes>
        {Object.entries(aliases).map(([path, to]) => (
          <Route key={path} path={path} element={<Navigate to={to} replace />} />
        ))}
        <Route element={<Layout />}>
          {pages.map(({ name, path, Page }) => (
            <Route key={name} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
      <RouteEffects />
    </>
  )
}
