// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// ShownString returns the function that reads the text of cells without a copy, nil where the
// text is made of the value.
func (d *Def) ShownString() func(row rowdata.Row) (string, bool) {
	if d.Str == nil || !d.verbatim || d.formatted || d.Worded {
		return nil
	}
	return d.Str
}
