// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
	"unicode"
)

// rows measures how often the exported names of a package use a bare integer for a row: in exported
// fields, and in parameters and results of exported functions and methods, whose names denote rows.
// Exported members count even if their type is unexported, since they are reachable through a
// field.
func (p *Package) rows() Measure {
	m := Measure{Kind: Rows, Subject: p.Name}
	scope := p.types.Scope()
	for _, name := range scope.Names() { // sorted
		switch object := scope.Lookup(name).(type) {
		case *types.Func:
			if object.Exported() {
				m.Parts = append(m.Parts, rowsOf(object.Name(), object.Signature())...)
			}
		case *types.TypeName:
			if named, ok := object.Type().(*types.Named); ok && !object.IsAlias() {
				m.Parts = append(m.Parts, rowsOfType(named)...)
			}
		}
	}
	m.Value = len(m.Parts)
	return m
}

// rowsOfType returns the bare rows of the exported fields and methods of a type.
func rowsOfType(named *types.Named) (found []string) {
	name := named.Obj().Name()
	switch t := named.Underlying().(type) {
	case *types.Struct:
		for field := range t.Fields() {
			if field.Exported() {
				found = append(found, rowsOfVariable(name+"."+field.Name(), field.Name(), field.Type())...)
			}
		}
	case *types.Interface:
		for method := range t.ExplicitMethods() {
			if method.Exported() {
				found = append(found, rowsOf(name+"."+method.Name(), method.Signature())...)
			}
		}
	case *types.Signature:
		found = append(found, rowsOf(name, t)...)
	}
	for method := range named.Methods() {
		if method.Exported() {
			found = append(found, rowsOf(name+"."+method.Name(), method.Signature())...)
		}
	}
	return found
}

// rowsOf returns the bare rows among the parameters and results of a function. A single unnamed
// result counts by the name of the function.
func rowsOf(name string, s *types.Signature) (found []string) {
	for _, list := range [...]*types.Tuple{s.Params(), s.Results()} {
		for v := range list.Variables() {
			called := v.Name()
			if called == "" && list == s.Results() {
				called = name[strings.LastIndex(name, ".")+1:]
			}
			found = append(found, rowsOfVariable(name, called, v.Type())...)
		}
	}
	return found
}

// rowsOfVariable returns the bare rows of a variable: the variable, or the parameters and results
// of its function.
func rowsOfVariable(at, name string, t types.Type) []string {
	if function, ok := types.Unalias(t).(*types.Signature); ok {
		return rowsOf(at, function)
	}
	of, several := bareInt(t)
	if of == "" || !namesRow(name, several) {
		return nil
	}
	return []string{fmt.Sprintf("%s: %s %s", at, name, of)}
}

// bareInt returns the text of an integer type without a meaning, or of a type that contains such
// integers. It returns "" for other types.
func bareInt(t types.Type) (text string, several bool) {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		if t.Kind() == types.Int || t.Kind() == types.Int32 {
			return t.Name(), false
		}
	case *types.Pointer:
		return bareInt(t.Elem())
	case *types.Slice:
		if of, ok := types.Unalias(t.Elem()).(*types.Basic); ok && of.Kind() == types.Int {
			return "[]int", true
		}
	}
	return "", false
}

// rowWords holds the words in names that denote rows.
var rowWords = []string{"row", "item", "record", "slot", "nav"}

// rowNames holds names that denote a row only as the whole name of a parameter or a result.
var rowNames = []string{"place", "pos", "shown"}

// otherWords holds the words in names of integers that relate to a row but do not denote one.
var otherWords = []string{
	"count", "len", "most", "number", "of", "per", "rev", "gen", "level", "levels", "depth", "share",
	"height", "width", "size", "h", "w", "px", "dp", "room", "indent", "lines",
}

// namesRow reports whether a name denotes a row. Several rows have their words in the plural, which
// for a single integer means a count of rows.
func namesRow(name string, several bool) bool {
	if slices.Contains(rowNames, name) {
		return true
	}
	is := false
	for _, word := range words(name) {
		if several {
			word = strings.TrimSuffix(word, "s")
		}
		if slices.Contains(otherWords, word) {
			return false
		}
		is = is || slices.Contains(rowWords, word)
	}
	return is
}

// words returns the words of a name in camel case, in lower case.
func words(name string) (all []string) {
	from := 0
	runes := []rune(name)
	for i := 1; i <= len(runes); i++ {
		if i == len(runes) || unicode.IsUpper(runes[i]) && !unicode.IsUpper(runes[i-1]) {
			all = append(all, strings.ToLower(string(runes[from:i])))
			from = i
		}
	}
	return all
}
