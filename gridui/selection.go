// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Selection marks rows.
type Selection struct{ Rows IDSet }

// boxes says whether there is a column of check boxes.
func (s *Selection) boxes() bool { return false }
