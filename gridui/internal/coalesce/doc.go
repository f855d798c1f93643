// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package coalesce saves what changes often: in the background, the latest value only, with
// errors kept for the goroutine of the frames. It imports nothing of the module.
package coalesce
