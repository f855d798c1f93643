// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"encoding/hex"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// idText is the text of a value, with all digits of a large number: its String is rounded.
func idText(v value.Value) string {
	if v.IsFloat() {
		if digits, ok := v.AsDecimal(); ok && !strings.Contains(digits, ".") {
			return digits
		}
	}
	return v.String()
}

// keyValue is the value of a column whose idText is text; ok is false if there is none.
func keyValue(c Column, text string) (v value.Value, ok bool) {
	switch c.Kind {
	case value.KindNumber:
		v, ok = numberOf(text)
	case value.KindBool:
		if text == "true" || text == "false" {
			return value.Bool(text == "true"), true
		}
	case value.KindTime:
		t, err := time.Parse(time.RFC3339Nano, text)
		v, ok = value.Time(t), err == nil
	case value.KindBytes:
		b, err := hex.DecodeString(text)
		v, ok = value.Bytes(b), err == nil
	case value.KindText:
		v, ok = value.Text(text), true
	}
	return v, ok && idText(v) == text
}

func numberOf(text string) (value.Value, bool) {
	if v, err := value.Decimal(text); err == nil {
		return v, true
	}
	f, err := strconv.ParseFloat(text, 64)
	return value.Float(f), err == nil
}
