// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package stockstage has stock, rows that are edited and tracked, for tests.
package stockstage
