// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// buildIn returns code that looks a value up in a list. A row without a value is in lists that contain the
// word missing; for other lists the outcome is Missing. Texts are compared letter by letter.
func buildIn(_ *compiler, n *node, args []code) code {
	none := Missing
	list := args[1:]
	for i, a := range n.args[1:] {
		if a.typ == Anything {
			none = OK
			list = append(list[:i:i], list[i+1:]...)
			break
		}
	}
	typ := operandType(n.args)
	of := args[0]
	found := textsIn(typ, of, list)
	if found == nil {
		found = anyOf(typ, of, list)
	}
	return ofTruth(func(row Row) (bool, State) {
		switch s := of.state(row); {
		case s.Failed():
			return false, s
		case s == Missing:
			return none == OK, none
		}
		return found(row)
	})
}

// textsIn returns code that looks texts up in a set, or nil if the list is not all fixed texts.
func textsIn(typ Type, of code, list []code) func(row Row) (bool, State) {
	if typ != Text {
		return nil
	}
	set := map[string]bool{}
	for _, v := range list {
		if v.fixed == nil || v.fixed.State != OK {
			return nil
		}
		set[v.fixed.Text] = true
	}
	return func(row Row) (bool, State) {
		v, s := of.text(row)
		return set[v], s
	}
}

// anyOf returns code that compares a value with each element of a list.
func anyOf(typ Type, of code, list []code) func(row Row) (bool, State) {
	parts := make([]code, len(list))
	for i, v := range list {
		if typ == Text {
			parts[i] = comparing(of.text, v.text, func(a, b string) bool { return a == b })
		} else {
			parts[i] = compareCodes(typ, of, v, relations["="])
		}
	}
	return buildLogic(nil, &node{op: &operator{name: "or"}}, parts).truth
}
