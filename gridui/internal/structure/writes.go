// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/ast"
	"go/types"
)

// writes counts the writes of a package, outside its wiring, to fields of the state of other
// packages: assignments, and elements of maps that are set or deleted. Values of local variables
// belong to the package, and so do plain values in its own fields: structs without methods that
// change them. state lists folders, and types such as "gridui/internal/column.Set"; options, events
// and queries are values that any package may build.
func (p *Package) writes(state []string) Measure {
	m := Measure{Kind: Writes, Subject: p.Name}
	note := func(x ast.Expr) {
		if field := p.foreign(x, state); field != nil {
			m.Parts = append(m.Parts, fmt.Sprintf("%s %s.%s", p.at(x.Pos()), p.nameOf(field.Pkg()), field.Name()))
		}
	}
	for _, file := range p.files {
		if p.wires(file) {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for _, x := range n.Lhs {
					note(x)
				}
			case *ast.IncDecStmt:
				note(n.X)
			case *ast.CallExpr:
				if p.isBuiltin(n.Fun, "delete") || p.isBuiltin(n.Fun, "clear") {
					note(n.Args[0])
				}
			}
			return true
		})
	}
	m.Value = len(m.Parts)
	return m
}

// foreign returns the field of the state of another package that an assignment to x changes, nil if
// there is none.
func (p *Package) foreign(x ast.Expr, state []string) *types.Var {
	w := write{p: p, state: state, plain: true}
	for x != nil {
		x = w.hop(ast.Unparen(x))
	}
	return w.field
}

// write follows an assigned expression from the changed field to the variable that holds it.
type write struct {
	p     *Package
	state []string
	// field is the changed field, nil if it does not belong to another package.
	field *types.Var
	// plain reports whether all structs between the field and its current holder are plain values.
	plain bool
}

// hop processes one step of the expression, and returns the rest of it, nil at the end.
func (w *write) hop(x ast.Expr) ast.Expr {
	switch x := x.(type) {
	case *ast.IndexExpr:
		return x.X
	case *ast.SliceExpr:
		return x.X
	case *ast.SelectorExpr:
		return w.selected(x)
	case *ast.Ident:
		if v, ok := w.p.info.Uses[x].(*types.Var); ok && !isPointer(v.Type()) && v.Parent() != w.p.types.Scope() {
			w.field = nil // of a local variable
		}
	}
	return nil
}

// selected processes a selected field.
func (w *write) selected(x *ast.SelectorExpr) ast.Expr {
	selection := w.p.info.Selections[x]
	if selection == nil || selection.Kind() != types.FieldVal {
		return nil
	}
	field, holder := selection.Obj().(*types.Var), w.p.info.TypeOf(x.X)
	other := field.Pkg() != w.p.types
	switch {
	case w.field == nil && !(other && w.isState(field, holder)):
		return nil
	case w.field == nil:
		w.field = field
	}
	w.plain = w.plain && !(other && changes(holder))
	switch {
	case isPointer(holder):
		if !other && w.plain {
			w.field = nil // a value that the package's own struct holds
		}
		return nil
	case !other && w.plain:
		w.field = nil
		return nil
	}
	return x.X
}

// isState reports whether a field, or the type of its holder, is listed as state.
func (w *write) isState(field *types.Var, holder types.Type) bool {
	name := w.p.nameOf(field.Pkg())
	for _, state := range w.state {
		if under(name, state) {
			return true
		}
		if named, ok := pointee(holder).(*types.Named); ok && name != "" && state == name+"."+named.Obj().Name() {
			return true
		}
	}
	return false
}

// changes reports whether a struct, or the target of a pointer, has methods with a pointer
// receiver, which may change its fields.
func changes(t types.Type) bool {
	named, ok := pointee(t).(*types.Named)
	if !ok {
		return false
	}
	for method := range named.Methods() {
		if isPointer(method.Signature().Recv().Type()) {
			return true
		}
	}
	return false
}

func isPointer(t types.Type) bool {
	_, ok := types.Unalias(t).Underlying().(*types.Pointer)
	return ok
}

// isBuiltin reports whether an expression is a builtin function.
func (p *Package) isBuiltin(x ast.Expr, name string) bool {
	id, ok := ast.Unparen(x).(*ast.Ident)
	if !ok || id.Name != name {
		return false
	}
	_, ok = p.info.Uses[id].(*types.Builtin)
	return ok
}
