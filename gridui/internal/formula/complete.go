// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// ItemKind is the kind of a completion.
type ItemKind uint8

const (
	ItemColumn ItemKind = iota
	ItemFunction
	ItemKeyword
	ItemOperator
	// ItemValue is a text that occurs in a column.
	ItemValue
)

// Item is one completion, which may be inserted at the caret.
type Item struct {
	Kind ItemKind
	// Label is the text shown. Detail adds to it: the signature of a function or the ID of a column.
	Label, Detail string
	// Type is the type of a column or of the result of a function.
	Type Type
	// Insert replaces the bytes [Start, End) of the completion. Caret is the offset within Insert, in bytes,
	// at which writing continues.
	Insert string
	Caret  int
}

// Completion holds what may follow at a caret.
type Completion struct {
	// Start and End are the offsets, in bytes, of the text that an item replaces.
	Start, End int
	Items      []Item
	// Function is the signature of the function whose arguments contain the caret, empty for none. Argument is
	// the index of the argument.
	Function string
	Argument int
}

// mostItems limits the number of items, since nobody reads more.
const mostItems = 100

// Complete returns what may follow at a caret, an offset in bytes. Items that begin with the word being
// written come first. Complete reads only the text before the caret; the text after it may be wrong.
func Complete(text string, caret int, s Schema) Completion {
	caret = min(max(caret, 0), len(text))
	c := completer{schema: &s, text: text, caret: caret}
	c.read()
	c.out.Start, c.out.End = c.start(), caret
	c.signature()
	if c.wantsOperand() {
		c.operands()
	} else {
		c.operators()
	}
	return c.out
}

// completer collects the items of a completion.
type completer struct {
	schema *Schema
	text   string
	caret  int
	// before holds the tokens before the caret except the unfinished one, which is part. typed is the text of
	// part.
	before []token
	part   token
	typed  string
	out    Completion
}

// read splits the text before the caret into tokens.
func (c *completer) read() {
	l := lexer{text: c.text[:c.caret], comma: c.schema.comma()}
	for {
		t := l.next()
		if t.kind == tokenEnd {
			break
		}
		c.before = append(c.before, t)
	}
	last := len(c.before) - 1
	if last < 0 {
		return
	}
	t := c.before[last]
	open := t.code == OpenText || t.code == OpenColumn
	if open || t.kind == tokenName && t.end == c.caret {
		c.before, c.part, c.typed = c.before[:last], t, t.text
	}
}

func (c *completer) start() int {
	if c.part.kind != tokenEnd {
		return c.part.start
	}
	return c.caret
}

// last returns a token before the caret, counted back from it. It returns the zero token where there is none.
func (c *completer) last(back int) token {
	if i := len(c.before) - 1 - back; i >= 0 {
		return c.before[i]
	}
	return token{}
}

// wantsOperand reports whether an operand comes next.
func (c *completer) wantsOperand() bool {
	switch t := c.last(0); {
	case c.part.kind == tokenColumn || c.part.kind == tokenText:
		return true
	case t.kind == tokenEnd || t.kind == tokenSign && t.text != ")":
		return true
	case t.kind != tokenName:
		return false
	default:
		if op, _ := c.phraseEnd(len(c.before)); op != nil {
			return op.shape != shapeIs
		}
		switch keywordOf(t.text) {
		case 0, wordTrue, wordFalse, wordMissing, wordEmpty, wordIsEmpty, wordIs, wordIn:
			return false
		case wordStarts, wordEnds:
			return false
		case wordNot:
			return !c.isOperand(c.last(1)) && keywordOf(c.last(1).text) != wordIs
		}
		return true
	}
}

// isOperand reports whether a token ends an operand.
func (c *completer) isOperand(t token) bool {
	switch t.kind {
	case tokenColumn, tokenNumber, tokenText, tokenDate:
		return true
	case tokenName:
		word := keywordOf(t.text)
		return word == 0 || word == wordTrue || word == wordFalse || word == wordMissing
	}
	return t.kind == tokenSign && t.text == ")"
}

// signature finds the function whose arguments contain the caret.
func (c *completer) signature() {
	depth, argument := 0, 0
	for i := len(c.before) - 1; i >= 0; i-- {
		t := c.before[i]
		switch {
		case t.kind != tokenSign:
		case t.text == ")":
			depth++
		case t.text == "," && depth == 0:
			argument++
		case t.text == "(" && depth > 0:
			depth--
		case t.text == "(":
			if op := functions()[value.Fold(c.last(len(c.before)-i).text)]; op != nil && i > 0 {
				c.out.Function, c.out.Argument = op.signature(c.schema.separator()), argument
			}
			return
		}
	}
}

// add appends an item if its label contains the typed text.
func (c *completer) add(it Item) {
	if strings.Contains(value.Fold(it.Label), value.Fold(c.typed)) {
		c.out.Items = append(c.out.Items, it)
	}
}

// sort moves items that begin with the typed text to the front and truncates the list to mostItems.
func (c *completer) sort() {
	typed := value.Fold(c.typed)
	slices.SortStableFunc(c.out.Items, func(a, b Item) int {
		return order(!strings.HasPrefix(value.Fold(a.Label), typed), !strings.HasPrefix(value.Fold(b.Label), typed))
	})
	c.out.Items = c.out.Items[:min(len(c.out.Items), mostItems)]
}

func (c *completer) operands() {
	if c.part.kind != tokenColumn {
		c.values()
	}
	if c.part.kind != tokenText {
		c.columns()
	}
	if c.part.kind != tokenColumn && c.part.kind != tokenText {
		c.functions()
		for _, word := range []string{"not", "true", "false", "missing"} {
			c.add(insertItem(ItemKeyword, word, word))
		}
	}
	c.sort()
}

func insertItem(kind ItemKind, label, insert string) Item {
	return Item{Kind: kind, Label: label, Insert: insert, Caret: len(insert)}
}

// columns adds the columns, written as the expression needs them.
func (c *completer) columns() {
	for i := range c.schema.Columns {
		col := &c.schema.Columns[i]
		it := insertItem(ItemColumn, col.name(), c.schema.Quoted(col.ID))
		it.Detail, it.Type = col.ID, col.Type
		c.add(it)
	}
}

func (c *completer) functions() {
	var names []string
	for name := range functions() {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		op := functions()[name]
		it := insertItem(ItemFunction, name, name+"()")
		it.Detail, it.Type = op.signature(c.schema.separator()), op.result
		if len(op.params) > 0 {
			it.Caret--
		}
		c.add(it)
	}
}

// values adds texts of the column with which the value at the caret is compared.
func (c *completer) values() {
	col, op := c.compared()
	for _, name := range lookNames(op) {
		c.add(insertItem(ItemValue, name, QuoteText(name)))
	}
	if col == nil || col.Values == nil || lookNames(op) != nil {
		return
	}
	for _, v := range col.Values() {
		it := insertItem(ItemValue, v, QuoteText(v))
		if col.Type != Text && op == nil {
			it.Insert = v
			it.Caret = len(v)
		}
		it.Type = col.Type
		c.add(it)
	}
}

// compared returns the column on the left of the comparison that contains the caret, nil for none, and the operator of
// filters between them, nil for other operators.
func (c *completer) compared() (*Column, *operator) {
	for i := len(c.before) - 1; i > 0; i-- {
		t := c.before[i]
		switch {
		case t.kind == tokenSign && comparison(t.text) != nil:
			return c.columnBefore(i), nil
		case t.kind == tokenName:
			if op, first := c.phraseEnd(i + 1); op != nil {
				return c.columnBefore(first), op
			}
			switch keywordOf(t.text) {
			case wordContains, wordStarts, wordEnds, wordIn, wordBetween:
				return c.columnBefore(i), nil
			case wordWith, wordNot:
				continue
			}
			return nil, nil
		case t.kind == tokenSign && t.text != "(" && t.text != ",":
			return nil, nil
		}
	}
	return nil, nil
}

func (c *completer) columnBefore(i int) *Column {
	t := c.before[i-1]
	if t.kind == tokenName && keywordOf(t.text) == wordNot && i > 1 {
		t = c.before[i-2]
	}
	if t.kind != tokenColumn && t.kind != tokenName {
		return nil
	}
	col, _ := c.schema.lookup(t.text)
	return col
}

// operators adds what can follow an operand, or continue a comparison written in words.
func (c *completer) operators() {
	switch keywordOf(c.last(0).text) {
	case wordIs:
		c.words("empty", "missing", "not")
		c.filterWords("duplicate", "unique")
	case wordStarts, wordEnds:
		c.words("with")
	case wordIn:
		c.words("(")
	case wordNot:
		if keywordOf(c.last(1).text) == wordIs {
			c.words("empty", "missing")
			c.filterWords("duplicate", "unique")
		} else {
			c.words("in", "between", "contains", "starts with", "ends with")
			c.filterWords("has")
		}
	default:
		c.after()
	}
	c.sort()
}

func (c *completer) after() {
	if c.typed == "" {
		for _, sign := range []string{"=", "<>", "<", "<=", ">", ">=", "+", "-", "*", "/", "%", "^", "&"} {
			c.out.Items = append(c.out.Items, insertItem(ItemOperator, sign, sign+" "))
		}
	}
	c.words("and", "or", "in", "between", "contains", "starts with", "ends with", "is empty", "is not empty", "not in", "not contains")
	c.filterWords("has", "has all", "has none", "has color", "has icon", "is duplicate", "is unique")
}

// filterWords adds words of operators that only filters have.
func (c *completer) filterWords(words ...string) {
	if c.schema.Filter {
		c.words(words...)
	}
}

func (c *completer) words(words ...string) {
	for _, word := range words {
		c.add(insertItem(ItemKeyword, word, word+" "))
	}
}
