// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import (
	"strconv"

	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// timeLayout is the layout of times in CSV, TSV and HTML, which spreadsheets read. It includes fractions of seconds,
// down to nanoseconds, if they are not zero. Times keep their location.
const timeLayout = "2006-01-02 15:04:05.999999999"

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
		return c.Time.AppendFormat(dst, timeLayout)
	case KindBool:
		return strconv.AppendBool(dst, c.Bool)
	}
	return dst
}
