// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/types"
	"slices"
	"strings"
	"unicode"
)

// rows measures the doors of a package through which a row goes as a bare integer: exported fields
// and parameters and results of exported functions and methods, whose names say that they are rows.
// What has an exported name counts even where the type that has it does not: it is reached through
// a field.
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

// rowsOfType are the bare rows of the exported fields and methods of a type.
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

// rowsOf are the bare rows among the parameters and results of a function. A single result without
// a name goes by the name of the function.
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

// rowsOfVariable are the bare rows of a variable: itself, or those that its function takes or gives.
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

// bareInt writes a type that is an integer without a meaning, or that holds such ones. It is empty
// for all others.
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

// rowWords are the words of names that say that an integer is a row.
var rowWords = []string{"row", "item", "record", "slot", "nav"}

// rowNames are names that say it only where they are the whole name of a parameter or a result.
var rowNames = []string{"place", "pos", "shown"}

// otherWords are the words of names that say that an integer is about a row, but is none.
var otherWords = []string{
	"count", "len", "most", "number", "of", "per", "rev", "gen", "level", "levels", "depth", "share",
	"height", "width", "size", "h", "w", "px", "dp", "room", "indent", "lines",
}

// namesRow reports whether a name says that an integer is a row. Several rows have their words in
// the plural, where a single integer is a count of rows.
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

// words are the words of a name in camel case, in lower case.
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
