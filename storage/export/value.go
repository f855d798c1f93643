// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strconv"

	"github.com/giogrid/giogrid/internal/plaintext"
)

// AppendText appends the text of the cell in CSV, TSV and HTML, before quoting or escaping.
func (c *Cell) AppendText(dst []byte) []byte {
	if c.Kind == KindText || c.Kind != KindMissing && c.Text != "" {
		return append(dst, c.Text...)
	}
	return appendValue(dst, c)
}

// appendValue appends the text of a cell that is not a text.
func appendValue(dst []byte, c *Cell) []byte {
	switch c.Kind {
	case KindNumber:
		return plaintext.AppendNumber(dst, c.Number, 64)
	case KindInteger:
		return strconv.AppendInt(dst, c.Int, 10)
	case KindTime:
		return plaintext.AppendTime(dst, c.Time)
	case KindBool:
		return strconv.AppendBool(dst, c.Bool)
	}
	return dst
}
