// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Align is the horizontal position of text in the cells of a column.
type Align uint8

// The alignments. Start and end follow the reading direction: left and right
// in Korean and English, right and left in Arabic.
const (
	// AlignAuto is the zero value: numbers at the end, booleans in the
	// centre, all else at the start.
	AlignAuto Align = iota
	// AlignStart puts text where reading starts.
	AlignStart
	// AlignCenter puts text in the middle.
	AlignCenter
	// AlignEnd puts text where reading ends.
	AlignEnd
	// AlignDecimal puts the decimal signs of a column of numbers with a Style below each other, and leaves room for
	// Format.MaxDigits behind them: at the right, also in languages that are read from the right, since digits are read
	// from the left. Other columns are aligned like AlignEnd.
	AlignDecimal
)

// Kind is the type of a column's values. It sets the alignment, the first direction of sorting, the filter and the
// editor. The zero value is text.
type Kind uint8

// The kinds of columns.
const (
	KindText   Kind = iota // strings, and types that show themselves by String
	KindNumber             // integers, floats, time.Duration
	KindTime               // time.Time
	KindBool               // truth values
	KindOther              // anything else
)

// String names the kind in lower case, "other" for unknown ones.
func (k Kind) String() string {
	switch k {
	case KindText:
		return "text"
	case KindNumber:
		return "number"
	case KindTime:
		return "time"
	case KindBool:
		return "bool"
	}
	return "other"
}
