// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package contents

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// appendNumber appends the number of a row, if it has one.
func (cs *Cells) appendNumber(dst []byte, at viewport.Address) []byte {
	o := &cs.Options.RowNumbers
	n, ok := cs.Dataset.Numbers().Of(at.Band, at.Row, o.Source)
	if !ok {
		return dst
	}
	return strconv.AppendInt(dst, int64(n+o.Offset), 10)
}
