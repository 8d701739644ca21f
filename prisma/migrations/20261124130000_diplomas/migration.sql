-- Diplomas are printed apart from certificates of participation: a medallist gets both.
ALTER TYPE "PrintDocument" ADD VALUE 'DIPLOMAS';
