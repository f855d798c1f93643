// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

// buildJoin returns code that joins texts and the plain text of other values.
func buildJoin(_ *compiler, n *node, args []code) code {
	parts := make([]func(dst []byte, row Row) ([]byte, State), len(args))
	for i, a := range args {
		parts[i] = appender(a, n.args[i].typ)
	}
	return ofText(func(row Row) (string, State) {
		var buf [64]byte
		text, state := buf[:0], OK
		for _, part := range parts {
			var s State
			text, s = part(text, row)
			if len(text) > maxTextBytes {
				return "", max(state, s, OutOfRange)
			}
			state = max(state, s)
		}
		if state != OK {
			return "", state
		}
		return string(text), OK
	})
}

// appender returns a function that appends a value as text.
func appender(c code, typ Type) func(dst []byte, row Row) ([]byte, State) {
	if typ == Text {
		return func(dst []byte, row Row) ([]byte, State) {
			v, s := c.text(row)
			return append(dst, v...), s
		}
	}
	p := &Program{typ: typ, uses: c}
	return func(dst []byte, row Row) ([]byte, State) {
		v := p.Value(row)
		return v.AppendText(dst), v.State
	}
}
