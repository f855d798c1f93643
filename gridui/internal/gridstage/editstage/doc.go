// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package editstage has the editable rows that the tests of several packages share: tasks for the cell
// editor, tracked stock, letters and cells of all kinds for ranges.
package editstage
