// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import (
	"fmt"
	"strconv"
)

// maxDepth is the greatest number of levels of an expression: people write none that are deeper.
const maxDepth = 100

// ExprError is the error of an expression that no grid can use.
type ExprError struct {
	// Place is the path of the wrong part, such as ".parts[1].parts[0]", empty for the expression itself.
	Place string
	// Problem describes the error in English.
	Problem string
}

// Error returns the place and the problem.
func (e *ExprError) Error() string {
	if e.Place == "" {
		return "filter: " + e.Problem
	}
	return "filter: " + e.Place + ": " + e.Problem
}

// Check returns an *ExprError for the first part that no grid can use: an unknown operator, a condition that has
// parts, or more than 100 levels. It does not check columns: a grid ignores conditions on columns that it does not
// have, and reports them.
func (e Expr) Check() error { return e.check("", 0) }

func (e *Expr) check(place string, depth int) error {
	switch {
	case depth >= maxDepth:
		return &ExprError{place, fmt.Sprintf("more than %d levels", maxDepth)}
	case !e.Group() && len(e.Parts) > 0:
		return &ExprError{place, "a condition that has parts"}
	case !e.Is.Op.Known():
		return &ExprError{place, "no operator " + e.Is.Op.String()}
	case e.Group() && !e.Is.IsZero():
		return &ExprError{place, "a condition on no column"}
	}
	for i := range e.Parts {
		if err := e.Parts[i].check(place+".parts["+strconv.Itoa(i)+"]", depth+1); err != nil {
			return err
		}
	}
	return nil
}

// ParseExpr reads an expression from JSON. It fails for what is no JSON of an expression, for
// members that it does not know, so that no condition is lost silently, and where Check does.
func ParseExpr(data []byte) (Expr, error) {
	var e Expr
	if err := unmarshalStrict(data, &e); err != nil {
		return Expr{}, err
	}
	if err := e.Check(); err != nil {
		return Expr{}, err
	}
	return e, nil
}
