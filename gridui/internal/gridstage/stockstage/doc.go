// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package stockstage provides stock, rows that are edited and tracked, for tests.
package stockstage
