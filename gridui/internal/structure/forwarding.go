// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/ast"
	"go/types"
)

// forwarding measures the share of methods, over all packages, that only forward.
func forwarding(packages []*Package) Measure {
	m := Measure{Kind: Forwarding, Subject: All}
	methods := 0
	for _, p := range packages {
		for method := range p.declaredMethods {
			methods++
			if p.forwards(method) {
				m.Parts = append(m.Parts, p.Name+"."+p.owner(method)+"."+method.Name.Name)
			}
		}
	}
	m.Value = perThousand(len(m.Parts), methods)
	m.Detail = fmt.Sprintf("%d of %d methods", len(m.Parts), methods)
	return m
}

// perThousand rounds up, so that a share just over a limit does not pass.
func perThousand(part, of int) int {
	of = max(1, of)
	return (1000*part + of - 1) / of
}

// declaredMethods yields the methods that a package declares.
func (p *Package) declaredMethods(yield func(*ast.FuncDecl) bool) {
	for _, file := range p.files {
		for _, d := range file.Decls {
			if method, ok := d.(*ast.FuncDecl); ok && method.Recv != nil && !yield(method) {
				return
			}
		}
	}
}

// forwards reports whether a method consists of one call of a method of a field, with the
// parameters of the method. A dropped result makes no difference.
func (p *Package) forwards(method *ast.FuncDecl) bool {
	call := onlyCall(method.Body)
	if call == nil || !p.passes(call, method) {
		return false
	}
	callee, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr)
	return ok && p.isMethodOfField(callee, method)
}

// onlyCall returns the call that a body consists of, or nil.
func onlyCall(body *ast.BlockStmt) *ast.CallExpr {
	if body == nil || len(body.List) != 1 {
		return nil
	}
	var x ast.Expr
	switch s := body.List[0].(type) {
	case *ast.ExprStmt:
		x = s.X
	case *ast.ReturnStmt:
		if len(s.Results) == 1 {
			x = s.Results[0]
		}
	}
	call, _ := ast.Unparen(x).(*ast.CallExpr)
	return call
}

// passes reports whether the arguments of a call are the parameters of a method, in their order.
func (p *Package) passes(call *ast.CallExpr, method *ast.FuncDecl) bool {
	params := p.signature(method).Params()
	if len(call.Args) != params.Len() {
		return false
	}
	for i, arg := range call.Args {
		if id, ok := ast.Unparen(arg).(*ast.Ident); !ok || p.info.Uses[id] != params.At(i) {
			return false
		}
	}
	return true
}

// isMethodOfField reports whether a selector is a method of a field of the receiver. The field may
// be deeper, as in r.a.b.Method, and it may be embedded, as in r.Method for r.embedded.Method.
func (p *Package) isMethodOfField(callee *ast.SelectorExpr, method *ast.FuncDecl) bool {
	selection := p.info.Selections[callee]
	if selection == nil || selection.Kind() != types.MethodVal {
		return false
	}
	receiver := p.signature(method).Recv()
	if p.isVariable(callee.X, receiver) {
		return len(selection.Index()) > 1
	}
	return p.isField(callee.X, receiver)
}

// isField reports whether an expression is a field of a variable, or a field of such a field.
func (p *Package) isField(x ast.Expr, of *types.Var) bool {
	field, ok := ast.Unparen(x).(*ast.SelectorExpr)
	return ok && (p.isVariable(field.X, of) || p.isField(field.X, of))
}

func (p *Package) isVariable(x ast.Expr, v *types.Var) bool {
	id, ok := ast.Unparen(x).(*ast.Ident)
	return ok && p.info.Uses[id] == v
}

// owner returns the name of the type that declares a method.
func (p *Package) owner(method *ast.FuncDecl) string {
	return pointee(p.signature(method).Recv().Type()).(*types.Named).Obj().Name()
}

func (p *Package) signature(method *ast.FuncDecl) *types.Signature {
	return p.info.Defs[method.Name].(*types.Func).Signature()
}
