// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Fraction returns the value of a row as an exact number. A float has the number that its shortest digits
// show. ok is
// false for a missing value and for a value that is no finite number.
func (d *Def) Fraction(row rowdata.Row) (n *ratio.Rat, ok bool) {
	if d.Sums != nil {
		if read, _ := d.Sums.exact(); read != nil {
			n, ok := read(row)
			if !ok {
				return nil, false
			}
			r := n.Fraction()
			if r == nil {
				r = ratio.OfFloat(n.Float)
			}
			return r, r != nil
		}
	}
	if d.Number == nil {
		return nil, false
	}
	f, ok := d.Number(row)
	if !ok || math.IsNaN(f) || math.IsInf(f, 0) {
		return nil, false
	}
	return ratio.Parse(strconv.FormatFloat(f, 'g', -1, 64))
}

// IsWhole reports whether the column holds whole numbers alone.
func (d *Def) IsWhole() bool { return d.integer != nil }
