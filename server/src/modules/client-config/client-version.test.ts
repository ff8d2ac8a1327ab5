import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APP_VERSION } from '../../config/config'
import { compareVersions, updateFor, type ClientRules } from './client-version'

const RULES: ClientRules = {
  miniVersion: '6.8.0',
  oldestVersion: '6.5.0',
}

test('versions are compared by number, not by letter', () => {
  assert.ok(compareVersions('6.10.0', '6.9.9') > 0)
  assert.ok(compareVersions('6.9.0', '10.0.0') < 0)
  assert.equal(compareVersions('6.9.0', '6.9.0'), 0)
})

test('H5 is offered this server’s version, mini-programs what their stores have', () => {
  assert.equal(updateFor({ platform: 'h5', version: APP_VERSION }, RULES), null)
  assert.equal(updateFor({ platform: 'h5', version: '6.8.0' }, RULES)?.version, APP_VERSION)
  assert.equal(updateFor({ platform: 'weapp', version: '6.8.0' }, RULES), null)
  assert.equal(updateFor({ platform: 'weapp', version: '6.7.0' }, RULES)?.version, '6.8.0')
  const none = { ...RULES, miniVersion: null }
  assert.equal(updateFor({ platform: 'weapp', version: '6.7.0' }, none), null)
})

test('only versions older than the oldest that works are forced', () => {
  const required = (version: string) => updateFor({ platform: 'h5', version }, RULES)?.required
  assert.deepEqual([required('6.4.9'), required('6.5.0')], [true, false])
})
