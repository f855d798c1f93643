// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package taskstage provides tasks, rows with a cell editor of each kind, for tests.
package taskstage
