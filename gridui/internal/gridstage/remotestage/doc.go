// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remotestage shows grids over row sources to tests: sources whose calls wait for the test, a
// table that can be written, and samples of all kinds for filters.
package remotestage
