// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import "sync"

// table holds the functions of the language by name.
var table struct {
	once sync.Once
	of   map[string]*operator
}

// functions returns the functions of the language by name. It makes them at its first call, so that programs
// start sooner and programs without formulas do not link the functions.
func functions() map[string]*operator {
	table.once.Do(func() {
		table.of = map[string]*operator{}
		for _, list := range [][]*operator{logicFunctions(), numberFunctions(), textFunctions(), dateFunctions(), spanFunctions()} {
			for _, op := range list {
				table.of[op.name] = op
			}
		}
	})
	return table.of
}

func logicFunctions() []*operator {
	return []*operator{
		function("if", "condition:b then:s else?:s", "s", buildIf),
		function("coalesce", "value:s other...?:s", "s", buildCoalesce),
		function("iferror", "value:s other:s", "s", buildIfError),
		function("isempty", "value:a", "b", buildEmpty),
		function("ismissing", "value:a", "b", buildMissing),
		function("iserror", "value:a", "b", buildIsError),
		function("contains", "text:t search:t", "b", searchFunction("contains")),
		function("startswith", "text:t search:t", "b", searchFunction("starts with")),
		function("endswith", "text:t search:t", "b", searchFunction("ends with")),
		function("exact", "text:t other:t", "b", buildExact),
	}
}

// searchFunction returns the build function of a search operator called as a function.
func searchFunction(name string) func(c *compiler, n *node, args []code) code {
	return func(c *compiler, n *node, args []code) code {
		return buildSearch(c, &node{op: &operator{name: name}, args: n.args}, args)
	}
}

// buildExact returns code that compares texts letter by letter.
func buildExact(_ *compiler, _ *node, args []code) code {
	return comparing(args[0].text, args[1].text, func(v, w string) bool { return v == w })
}

func buildIf(_ *compiler, n *node, args []code) code {
	other := missingCode(&Value{State: Missing})
	if len(args) == 3 {
		other = args[2]
	}
	cond := args[0].truth
	return either(args[1], other, func(row Row) (first bool, s State) {
		v, s := cond(row)
		if s.Failed() {
			return false, s
		}
		return v && s == OK, OK
	})
}

// buildCoalesce returns code for the first value that is not missing.
func buildCoalesce(_ *compiler, _ *node, args []code) code {
	out := args[len(args)-1]
	for i := len(args) - 2; i >= 0; i-- {
		first := args[i]
		out = either(first, out, func(row Row) (bool, State) { return first.state(row) != Missing, OK })
	}
	return out
}

// buildIfError returns code that replaces a failure by another value.
func buildIfError(_ *compiler, _ *node, args []code) code {
	return either(args[0], args[1], func(row Row) (bool, State) { return !args[0].state(row).Failed(), OK })
}

func buildIsError(_ *compiler, _ *node, args []code) code {
	return ofTruth(func(row Row) (bool, State) { return args[0].state(row).Failed(), OK })
}

// either returns code that chooses between two values of one type by which. Numbers are exact if both are.
func either(a, b code, which func(row Row) (first bool, s State)) code {
	out := code{text: choose(a.text, b.text, which), truth: choose(a.truth, b.truth, which), ticks: choose(a.ticks, b.ticks, which)}
	out.exact, out.float = choose(a.exact, b.exact, which), choose(a.float, b.float, which)
	return out
}

// choose returns nil if either value lacks the type.
func choose[V any](a, b func(row Row) (V, State), which func(row Row) (bool, State)) func(row Row) (V, State) {
	if a == nil || b == nil {
		return nil
	}
	return func(row Row) (v V, s State) {
		first, s := which(row)
		switch {
		case s != OK:
			return v, s
		case first:
			return a(row)
		}
		return b(row)
	}
}
