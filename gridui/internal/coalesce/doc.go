// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package coalesce saves frequently changing values in the background. It saves only the latest
// value, and keeps errors for the goroutine of the frames. It imports no other package of the
// module.
package coalesce
