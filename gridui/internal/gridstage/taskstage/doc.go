// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package taskstage has tasks, rows with a cell editor of each kind, for tests.
package taskstage
