// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"strconv"
	"strings"
)

// Formula holds the messages about expressions: what is wrong with an expression, and why it has no value. It is not
// part of Texts, so that programs without expressions do not link the messages.
type Formula struct {
	// Incomplete states what was expected at the end of a text, Unexpected what was expected in place of found. An
	// empty want means nothing in particular.
	Incomplete func(want string) string
	Unexpected func(found, want string) string
	// UnknownColumn, AmbiguousColumn and UnknownFunction receive the name.
	UnknownColumn, AmbiguousColumn, UnknownFunction func(name string) string
	// WrongCount states how many arguments a function takes. A negative most means that there is no maximum.
	WrongCount func(function string, least, most int) string
	// WrongType states which types were expected, and which type was found.
	WrongType func(want []string, is string) string
	// OpenText reports a missing closing quote, OpenColumn a missing closing bracket.
	OpenText, OpenColumn string
	BadNumber            func(found, example string) string
	BadDate              func(found string) string
	BadCharacter         func(found string) string
	TooLong, TooDeep     string
	// NotCondition states that an expression of a type is not a condition.
	NotCondition func(is string) string
	// Cycle receives the names of columns that are calculated from one another.
	Cycle func(columns []string) string
	// Broken receives the name of a column with an invalid expression.
	Broken func(column string) string

	// Number, Text, Condition, Date, Duration and Other name types.
	Number, Text, Condition, Date, Duration, Other string
	// Operand, Operator, Bracket, Separator, And, List and Word name parts of an expression, for Incomplete and
	// Unexpected.
	Operand, Operator, Bracket, Separator, And, List, Word string

	// DivisionByZero, NotANumber, NotADate and OutOfRange state why an expression has no value.
	DivisionByZero, NotANumber, NotADate, OutOfRange string
}

// englishFormula returns the messages in English.
func englishFormula() Formula {
	return Formula{
		Incomplete: func(want string) string {
			return sentence("Something is missing at the end", ": ", want)
		},
		Unexpected: func(found, want string) string {
			return sentence(quote(found)+" cannot stand here", "; expected: ", want)
		},
		UnknownColumn:   func(name string) string { return "There is no column " + quote(name) },
		AmbiguousColumn: func(name string) string { return "Several columns are called " + quote(name) },
		UnknownFunction: func(name string) string { return "There is no function " + quote(name) },
		WrongCount: func(function string, least, most int) string {
			return function + " takes " + englishCount(least, most)
		},
		WrongType: func(want []string, is string) string {
			return sentence("Expected: "+strings.Join(want, " or "), "; this is: ", is)
		},
		OpenText:     "The text has no closing quote",
		OpenColumn:   "The name has no closing bracket ]",
		BadNumber:    func(found, example string) string { return quote(found) + " is not a number; write " + example },
		BadDate:      func(found string) string { return "There is no date " + quote(found) },
		BadCharacter: func(found string) string { return "The character " + quote(found) + " means nothing here" },
		TooLong:      "The expression is too long", TooDeep: "The expression has too many brackets",
		NotCondition: func(is string) string {
			return sentence("This has to be a condition, such as Price > 5", "; it is: ", is)
		},
		Cycle: func(columns []string) string {
			return "The column is calculated from itself: " + strings.Join(columns, " → ")
		},
		Broken: func(column string) string { return "The formula of the column " + quote(column) + " is wrong" },
		Number: "a number", Text: "a text", Condition: "a condition", Date: "a date", Duration: "a duration", Other: "another kind of value",
		Operand: "a column or a value", Operator: "an operator", Bracket: "a closing bracket )", Separator: "a separator or a closing bracket )",
		And: "and", List: "a list in brackets", Word: "the rest of the comparison",
		DivisionByZero: "Division by zero", NotANumber: "The text is not a number", NotADate: "The text is not a date or not a unit of time", OutOfRange: "The result is too large or too small",
	}
}

// koreanFormula returns the messages in Korean.
func koreanFormula() Formula {
	return Formula{
		Incomplete: func(want string) string {
			return sentence("수식이 끝나지 않았습니다", ". 필요한 것: ", want)
		},
		Unexpected: func(found, want string) string {
			return sentence("여기에 "+quote(found)+" 사용 불가", ". 필요한 것: ", want)
		},
		UnknownColumn:   func(name string) string { return quote(name) + " 열이 없습니다" },
		AmbiguousColumn: func(name string) string { return quote(name) + " 열이 여러 개 있습니다" },
		UnknownFunction: func(name string) string { return quote(name) + " 함수가 없습니다" },
		WrongCount: func(function string, least, most int) string {
			return function + " 함수의 인수: " + koreanCount(least, most)
		},
		WrongType: func(want []string, is string) string {
			return sentence("필요한 형식: "+strings.Join(want, " 또는 "), ". 현재 형식: ", is)
		},
		OpenText:   "텍스트의 닫는 따옴표가 없습니다",
		OpenColumn: "이름의 닫는 괄호 ]가 없습니다",
		BadNumber: func(found, example string) string {
			return quote(found) + " 값은 숫자가 아닙니다. 예: " + example
		},
		BadDate:      func(found string) string { return quote(found) + " 날짜가 없습니다" },
		BadCharacter: func(found string) string { return "사용할 수 없는 문자: " + quote(found) },
		TooLong:      "수식이 너무 깁니다", TooDeep: "수식의 괄호가 너무 많습니다",
		NotCondition: func(is string) string {
			return sentence("가격 > 5와 같은 조건이어야 합니다", ". 현재 형식: ", is)
		},
		Cycle: func(columns []string) string {
			return "열이 자기 자신으로 계산됩니다: " + strings.Join(columns, " → ")
		},
		Broken: func(column string) string { return quote(column) + " 열의 수식이 잘못되었습니다" },
		Number: "숫자", Text: "텍스트", Condition: "조건", Date: "날짜", Duration: "기간", Other: "다른 값",
		Operand: "열 또는 값", Operator: "연산자", Bracket: "닫는 괄호 )", Separator: "구분 기호 또는 닫는 괄호 )",
		And: "and(그리고)", List: "괄호 안의 목록", Word: "비교의 나머지 부분",
		DivisionByZero: "0으로 나눌 수 없습니다", NotANumber: "텍스트가 숫자가 아닙니다", NotADate: "텍스트가 날짜나 시간 단위가 아닙니다", OutOfRange: "결과가 너무 크거나 작습니다",
	}
}

// sentence returns text, followed by sign and more unless more is empty.
func sentence(text, sign, more string) string {
	if more == "" {
		return text
	}
	return text + sign + more
}

func quote(s string) string { return "“" + s + "”" }

func englishCount(least, most int) string {
	switch {
	case most == 0:
		return "no arguments"
	case most < 0:
		return "at least " + plural(least)
	case least == most:
		return plural(least)
	}
	return strconv.Itoa(least) + " to " + plural(most)
}

func plural(n int) string {
	if n == 1 {
		return "1 argument"
	}
	return strconv.Itoa(n) + " arguments"
}

func koreanCount(least, most int) string {
	switch {
	case most == 0:
		return "없음"
	case most < 0:
		return strconv.Itoa(least) + "개 이상"
	case least == most:
		return strconv.Itoa(least) + "개"
	}
	return strconv.Itoa(least) + "~" + strconv.Itoa(most) + "개"
}
