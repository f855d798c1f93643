// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filter

import (
	"fmt"
	"strconv"
)

// maxDepth is the maximum number of levels of an expression. It is far more than people write.
const maxDepth = 100

// ExprError is the error of an invalid expression.
type ExprError struct {
	// Place is the path of the invalid part, such as ".parts[1].parts[0]". It is empty for the expression itself.
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

// Check returns an *ExprError for the first invalid part, or nil. A part is invalid if its operator is unknown, if it
// is a condition with parts or without a column, or if it is nested more than 100 levels deep. Check does not check
// the ids of columns: a grid ignores conditions on columns that it does not have, and reports them with
// events.ProblemFound.
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

// ParseExpr decodes an expression from JSON. It returns an error if data is not the JSON of an expression, if it
// contains unknown members, so that no condition is lost silently, or if Check returns an error.
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
