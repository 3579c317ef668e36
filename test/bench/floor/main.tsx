// The framework floor: the fixed packages, each used for the least it is there for, and one heading. The app is
// measured against it (docs/proof/performance.md).
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { api, textSlice } from './store'

const Home = lazy(() => import('./Home'))
const Field = lazy(() => import('./Field'))

const store = configureStore({
  reducer: combineReducers({ api: api.reducer, text: textSlice.reducer }),
  middleware: (defaults) => defaults().concat(api.middleware),
})

const element = document.getElementById('root')
if (element)
  createRoot(element).render(
    <Provider store={store}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/" element={<Home />} />
            <Route path="/field" element={<Field />} />
            <Route path="*" element={<Link to="/">Home</Link>} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Provider>,
  )
