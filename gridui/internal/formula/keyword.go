// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// keyword is a word of the language. Columns with such a name are written in brackets.
type keyword uint8

const (
	wordOr keyword = iota + 1
	wordAnd
	wordNot
	wordIn
	wordBetween
	wordContains
	wordStarts
	wordEnds
	wordWith
	wordIs
	wordEmpty
	wordMissing
	// wordIsEmpty is "is empty" in one word, as in Korean.
	wordIsEmpty
	wordTrue
	wordFalse
)

// keywords holds the words in English and Korean. The Korean words take the same places in an expression.
var keywords = map[string]keyword{
	"or": wordOr, "또는": wordOr, "and": wordAnd, "그리고": wordAnd, "not": wordNot, "아님": wordNot,
	"in": wordIn, "목록": wordIn, "between": wordBetween, "사이": wordBetween,
	"contains": wordContains, "포함": wordContains, "starts": wordStarts, "시작": wordStarts, "ends": wordEnds, "끝": wordEnds,
	"with": wordWith, "is": wordIs, "empty": wordEmpty, "missing": wordMissing, "null": wordMissing, "없음": wordMissing,
	"비어있음": wordIsEmpty, "true": wordTrue, "참": wordTrue, "false": wordFalse, "거짓": wordFalse,
}

func keywordOf(word string) keyword { return keywords[value.Fold(word)] }
