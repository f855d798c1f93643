// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remote defines the interface to rows outside memory, for instance in a database. The
// dataset reads them through Rows, and selects and orders them with a Query.
//
// It is independent of sources: package remoterows implements Rows for them.
package remote
