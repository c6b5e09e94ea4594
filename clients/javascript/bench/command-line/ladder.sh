goalsquare ladder --season 2025 --round 2 --columns position,squad_code
