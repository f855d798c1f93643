// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/locale"
)

// Explain returns the error in words for people.
func (e *Error) Explain(t *locale.Formula, s Schema) string {
	want := e.Want.name(t)
	if e.Names != nil {
		want = strings.Join(e.Names, ", ")
	}
	switch e.Code {
	case Incomplete:
		return t.Incomplete(want)
	case UnknownColumn:
		return t.UnknownColumn(e.Found)
	case AmbiguousColumn:
		return t.AmbiguousColumn(e.Found)
	case UnknownFunction:
		return t.UnknownFunction(e.Found)
	case WrongCount:
		return t.WrongCount(e.Function, e.Least, e.Most)
	case WrongType:
		return t.WrongType(typesIn(e.Types, t), e.FoundType.Name(t))
	case NotCondition:
		return t.NotCondition(e.FoundType.Name(t))
	case OpenText:
		return t.OpenText
	case OpenColumn:
		return t.OpenColumn
	case BadNumber:
		return t.BadNumber(e.Found, s.numberExample())
	case BadDate:
		return t.BadDate(e.Found)
	case BadCharacter:
		return t.BadCharacter(e.Found)
	case TooLong:
		return t.TooLong
	case TooDeep:
		return t.TooDeep
	case Broken:
		return t.Broken(e.Found)
	case Cycle:
		return t.Cycle(strings.Split(e.Found, "\n"))
	}
	return t.Unexpected(e.Found, want)
}

// numberExample returns a number written with the decimal sign of the schema.
func (s *Schema) numberExample() string {
	if s.comma() {
		return "1234,5"
	}
	return "1234.5"
}

func (w Want) name(t *locale.Formula) string {
	switch w {
	case WantOperand:
		return t.Operand
	case WantOperator:
		return t.Operator
	case WantClose:
		return t.Bracket
	case WantSeparator:
		return t.Separator
	case WantAnd:
		return t.And
	case WantList:
		return t.List
	case WantWord:
		return t.Word
	}
	return ""
}

func typesIn(types []Type, t *locale.Formula) []string {
	names := make([]string, len(types))
	for i, typ := range types {
		names[i] = typ.Name(t)
	}
	return names
}

// Name returns the name of the type for people.
func (typ Type) Name(t *locale.Formula) string {
	switch typ {
	case Number:
		return t.Number
	case Text:
		return t.Text
	case Bool:
		return t.Condition
	case Date:
		return t.Date
	case Duration:
		return t.Duration
	}
	return t.Other
}

// Explain returns, in words for people, why there is no value. It returns "" for OK and Missing.
func (s State) Explain(t *locale.Formula) string {
	switch s {
	case DivisionByZero:
		return t.DivisionByZero
	case NotANumber:
		return t.NotANumber
	case NotADate:
		return t.NotADate
	case OutOfRange:
		return t.OutOfRange
	}
	return ""
}
